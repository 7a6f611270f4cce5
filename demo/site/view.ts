/** How the pages are looked at (scheme, direction, build of the kit), kept from page to page. */

export interface View {
  scheme: string;
  dir: string;
  runtime: string;
}

export function currentView(): View {
  const { dataset, dir } = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    scheme: dataset.scheme ?? (isDark ? 'dark' : 'light'),
    dir: dir || 'ltr',
    runtime: dataset.runtime ?? 'lite',
  };
}

/** The build of the kit is another one with the next load, which this brings about. */
export function changeView(change: Partial<View>): void {
  const { documentElement: page } = document;
  if (change.scheme) page.dataset.scheme = change.scheme;
  if (change.dir) page.dir = change.dir;
  const { dataset } = page;
  const kept = { ...currentView(), scheme: dataset.scheme ?? '', ...change };
  try {
    localStorage.setItem('docs-view', JSON.stringify(kept));
  } catch {
    // It holds for this page, then.
  }
  document.dispatchEvent(new Event('docs-view-change'));
  if (!change.runtime) return;
  const address = new URL(location.href);
  address.searchParams.set('runtime', change.runtime);
  location.assign(address);
}
