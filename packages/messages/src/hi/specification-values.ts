/* Values of specifications that the dictionary knows. */

export const yes = 'हाँ';
export const no = 'नहीं';
