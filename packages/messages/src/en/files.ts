/* Files that a form takes along. */

export const fileTooLarge = (file: string, megabytes: number) => `${file} is larger than ${megabytes} MB.`;
export const remove = 'Remove';
export const removeFile = (file: string) => `Remove ${file}`;
export const chooseFiles = 'Choose files';
