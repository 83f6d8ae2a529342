import type { ComponentProps } from 'react';
import classes from './Button.module.css';
import { Spinner } from './Spinner';

type ButtonKind = 'filled' | 'outline' | 'quiet' | 'danger';

interface ButtonLook {
  kind?: ButtonKind;
  size?: 'medium' | 'large';
  wide?: boolean;
}

/** Returns the classes of a button, for links that look like one. */
export function buttonClass({ kind = 'filled', size = 'medium', wide = false }: ButtonLook = {}): string {
  return [classes.button, classes[kind], size === 'large' && classes.large, wide && classes.wide]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** While its action is pending: the button keeps its size and focus, and ignores clicks. */
  busy?: boolean;
}

export function Button({
  kind,
  size,
  wide,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass({ kind, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy && <Spinner late />}
      {children}
    </button>
  );
}
