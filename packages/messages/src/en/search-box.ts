/* The search box of the header with its suggestions. */

export const searchTelevisions = 'Search televisions';
export const searchExample = 'Brand, size or technology, such as 55 inch OLED';
export const searching = 'Searching';
export const searchFailed = 'Error searching products';
export const suggestions = 'Suggestions';
export const suggestionCount = (count: number) => `${count} suggestions`;
export const seeAllResults = 'See all results';
export const noProductsFound = 'No Products Found';
