export const preview = 'Preview';
export const notInShop = 'Only people with this link see this page. It cannot be ordered here.';
