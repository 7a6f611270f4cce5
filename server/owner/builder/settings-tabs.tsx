/** The settings of a form besides its fields: what it says, the captcha, the disclaimer. */
import { CAPTCHA_ALIGNMENTS, CAPTCHA_THEMES, newForm } from '../../../src/editor/forms.ts';
import { Field } from '../ui/field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { BuilderForm } from './builder-state.ts';
import { Choice } from './choice.tsx';

interface TabProps {
  form: BuilderForm;
  change: (values: Partial<BuilderForm>) => void;
}

export function AdvancedTab({ form, change }: TabProps) {
  const { submitButtonText, submissionMessage, submissionHTML, successRedirect } = form;
  return (
    <>
      <Field
        label="Text of the button"
        value={submitButtonText ?? ''}
        placeholder={newForm().submitButtonText}
        onChange={({ currentTarget }) => change({ submitButtonText: currentTarget.value })}
      />
      <TextArea
        label="Thanks"
        hint="HTML that is shown after a submission. In the words of the kit as long as it is unchanged."
        rows={3}
        value={submissionMessage ?? ''}
        onChange={({ currentTarget }) => change({ submissionMessage: currentTarget.value })}
      />
      <TextArea
        label="HTML after a submission"
        hint="Its scripts run, such as those that count conversions."
        rows={4}
        spellCheck={false}
        value={submissionHTML}
        onChange={({ currentTarget }) => change({ submissionHTML: currentTarget.value })}
      />
      <Field
        label="Address to go to after a submission"
        hint="An http(s) or relative address. Empty: the visitor stays."
        value={successRedirect}
        inputMode="url"
        onChange={({ currentTarget }) => change({ successRedirect: currentTarget.value })}
      />
    </>
  );
}

export function CaptchaTab({ form, change }: TabProps) {
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={form.captchaEnabled}
          onChange={({ currentTarget }) => change({ captchaEnabled: currentTarget.checked })}
        />
        Ask for a captcha before a form is sent
      </label>
      <Choice
        legend="Theme"
        choices={CAPTCHA_THEMES.codes}
        value={form.captchaTheme}
        choose={(captchaTheme) => change({ captchaTheme })}
      />
      <Choice
        legend="Alignment"
        choices={CAPTCHA_ALIGNMENTS.codes}
        value={form.captchaAlignment}
        choose={(captchaAlignment) => change({ captchaAlignment })}
      />
    </>
  );
}

export function DisclaimerTab({ form, change }: TabProps) {
  return (
    <TextArea
      label="Disclaimer"
      hint="HTML below the button, such as a link to your privacy policy."
      rows={5}
      value={form.disclaimerMessage ?? newForm(form.type as Parameters<typeof newForm>[0]).disclaimerMessage}
      onChange={({ currentTarget }) => change({ disclaimerMessage: currentTarget.value })}
    />
  );
}
