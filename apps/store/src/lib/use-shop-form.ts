import { translateFieldMessage } from '@aabha/messages/field-messages';
import { useForm, type FormErrors, type UseFormInput } from '@mantine/form';
import { focusFirst } from './form-failure';

type ShopFormOptions<Values> = Omit<UseFormInput<Values>, 'enhanceGetInputProps' | 'validate'> & {
  validate: (values: Values) => FormErrors;
};

/** Returns errors in the language of the shop; the contracts' are English. */
const translateErrors = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path,
      typeof error === 'string' ? translateFieldMessage(error) : error,
    ]),
  );

/**
 * Creates the form of a screen. All invalid fields are marked together: by border and text, and for assistive
 * technology by `aria-invalid`, which Mantine omits on password fields; `aria-describedby` links the
 * messages. `form.onSubmit(send)` focuses the first of them; a refusal of the server goes through
 * `showFormFailure`, which marks its fields in the same way.
 */
export function useShopForm<Values extends { [Name in keyof Values]: unknown }>(
  options: ShopFormOptions<Values>,
) {
  const form = useForm<Values>({
    ...options,
    validate: (values) => translateErrors(options.validate(values)),
    enhanceGetInputProps: ({ form: { errors }, field }) => ({ 'aria-invalid': field in errors || undefined }),
  });
  const onSubmit: typeof form.onSubmit = (send, refuse = (errors) => focusFirst(form, errors)) =>
    form.onSubmit(send, refuse);
  return { ...form, onSubmit };
}
