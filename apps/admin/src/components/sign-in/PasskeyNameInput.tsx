import { TextInput } from 'react-admin';

/** The name of a passkey in a form. */
export const PasskeyNameInput = () => (
  <TextInput
    source="name"
    label="Name"
    helperText="To recognise it by, such as the name of your phone."
    autoComplete="off"
    autoFocus
    fullWidth
  />
);
