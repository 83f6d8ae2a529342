/** Returns what is wrong with the form of an address; undefined when nothing is. `takesHttp` is for development. */
export function webhookUrlError(text: string, takesHttp = false): string | undefined {
  if (!URL.canParse(text)) return 'Enter a whole address, such as https://erp.example.com/hooks.';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(takesHttp && url.protocol === 'http:'))
    return 'The address must begin with https://.';
  if (url.username !== '' || url.password !== '') return 'The address must not contain a password.';
  if (url.hash !== '') return 'The address must not contain #.';
  return undefined;
}
