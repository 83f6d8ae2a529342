/* The mail before a warranty ends. */

export const subject = (television: string, day: string) => `Warranty until ${day}: ${television}`;
export const ends = 'The warranty of your television ends soon.';
export const panelEnds =
  'The extended warranty of your television ends soon. It covers the panel or module only.';
export const television = 'Television';
export const serial = 'Serial number';
export const lastDay = 'Last day';
export const check =
  'Is everything in order? Its warranty passport has a check of the panel, and "Claim warranty", in case something is not. A claim counts until the end of the last day.';
export const openPassport = 'Open the warranty passport';
export const asked =
  'You ticked this reminder on the warranty passport. It is sent once for each television.';
