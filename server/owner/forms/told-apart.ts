/** Names of forms as an owner reads them: those that are alike say their ids, too, and those without one nothing else. */

interface Named {
  id?: string;
  /** Of what is counted by form. */
  formId?: string;
  name?: string;
}

export function toldApart<T extends Named>(forms: readonly T[]): (T & { name: string })[] {
  const known = new Map<string | undefined, number>();
  for (const { name } of forms) known.set(name, (known.get(name) ?? 0) + 1);
  return forms.map((form) => {
    const id = form.id ?? form.formId ?? '';
    if (!form.name) return { ...form, name: id };
    return { ...form, name: known.get(form.name) === 1 ? form.name : `${form.name} (${id})` };
  });
}
