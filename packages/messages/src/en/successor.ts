export const newModel = 'New model';
export const replacesTheOther = 'The television you looked for is no longer sold. This one replaces it.';
