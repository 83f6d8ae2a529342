import { Button, type ButtonProps } from '@mui/material';

interface FileButtonProps {
  /** The name of the field for assistive technology. */
  name: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  variant?: ButtonProps['variant'];
  startIcon?: ButtonProps['startIcon'];
  disabled?: boolean;
  children: string;
}

/** A button that chooses files: a real file field under the look of a button. */
export function FileButton({ name, accept, multiple, onChoose, children, ...look }: FileButtonProps) {
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      {...look}
      sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 } }}
    >
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={look.disabled}
        aria-label={name}
        style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          /* The same file may be chosen again, mended. */
          event.target.value = '';
        }}
      />
    </Button>
  );
}
