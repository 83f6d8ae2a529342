import { useForm, type FormErrors, type UseFormInput } from '@mantine/form';

type ShopFormOptions<Values> = Omit<UseFormInput<Values>, 'enhanceGetInputProps'> & {
  validate: (values: Values) => FormErrors;
};

/**
 * The form of every screen: all invalid fields are marked at once, for eyes by their border and text, for assistive
 * technology by `aria-invalid`, which Mantine leaves out of password fields. Its texts are tied to their fields by
 * `aria-describedby`. A submit goes through `form.onSubmit(send, (errors) => focusFirst(form, errors))`, a refusal of
 * the server through `showFailure`, which marks its fields in the same way.
 */
export function useShopForm<Values extends { [Name in keyof Values]: unknown }>(
  options: ShopFormOptions<Values>,
) {
  return useForm<Values>({
    ...options,
    enhanceGetInputProps: ({ form, field }) => ({ 'aria-invalid': field in form.errors || undefined }),
  });
}
