/** Something that is on or off at once, without a form around it. */

interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy: boolean;
  turn: () => void;
}

export function Switch({ label, isOn, isBusy, turn }: SwitchProps) {
  return (
    <button
      type="button"
      className="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      onClick={turn}
    >
      <span aria-hidden="true" />
    </button>
  );
}
