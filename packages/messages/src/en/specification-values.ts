/* Values of specifications that the dictionary knows. */

export const yes = 'Yes';
export const no = 'No';
