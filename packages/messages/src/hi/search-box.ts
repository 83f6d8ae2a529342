/* The search box of the header with its suggestions. */

export const searchTelevisions = 'टीवी खोजें';
export const searchExample = 'ब्रांड, साइज़ या तकनीक, जैसे 55 inch OLED';
export const searching = 'खोज रहे हैं';
export const searchFailed = 'टीवी खोजे नहीं जा सके';
export const suggestions = 'सुझाव';
export const suggestionCount = (count: number) => `${count} सुझाव`;
export const seeAllResults = 'सभी नतीजे देखें';
export const noProductsFound = 'कोई टीवी नहीं मिला';
