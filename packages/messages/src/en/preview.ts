export const preview = 'Preview';
export const homeNotPublished = 'Only people with this link see the home page like this.';
export const notInShop = 'Only people with this link see this page. It cannot be ordered here.';
