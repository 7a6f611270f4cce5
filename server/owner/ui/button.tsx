/** Buttons in four weights; one that is busy says so and does nothing more. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  look?: 'main' | 'plain' | 'danger' | 'bare' | 'link';
  /** Of a button that shows only an icon. */
  label?: string;
  isBusy?: boolean;
  children: ReactNode;
}

export function Button({
  look = 'plain',
  label,
  isBusy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-look={look}
      aria-label={label}
      title={label}
      // Not disabled: that would take the focus away from whoever pressed it.
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
