/* Files that a form takes along. */

export const fileTooLarge = (file: string, megabytes: number) => `${file} ${megabytes} MB से बड़ी है।`;
export const remove = 'हटाएँ';
export const removeFile = (file: string) => `${file} हटाएँ`;
export const chooseFiles = 'फ़ाइलें चुनें';
