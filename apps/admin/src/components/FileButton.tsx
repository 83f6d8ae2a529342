import { Button, type ButtonProps } from '@mui/material';

interface FileButtonProps {
  /** Accessible name of the file input. */
  name: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  variant?: ButtonProps['variant'];
  startIcon?: ButtonProps['startIcon'];
  disabled?: boolean;
  children: string;
}

/** A file input styled as a button. */
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
          /* Reset, so that a corrected file of the same name can be selected again. */
          event.target.value = '';
        }}
      />
    </Button>
  );
}
