/* The addresses that a customer saved. */

export const savedAddresses = 'Saved addresses';
export const noAddresses = 'Save an address, and the checkout fills it in.';
export const addAddress = 'Add address';
export const newAddress = 'New address';
export const changeAddress = 'Change address';
export const saveAddress = 'Save address';
export const addressSaved = 'Address saved';
export const addressRemoved = 'Address removed';
export const addressNotSaved = 'The address could not be saved.';
export const edit = 'Edit';
export const remove = 'Remove';
export const editOf = (address: string) => `Edit ${address}`;
export const removeOf = (address: string) => `Remove ${address}`;
export const makeDefault = 'Use first';
export const makeDefaultOf = (address: string) => `Use ${address} first at the checkout`;
export const isDefault = 'Used first';
export const removeThisAddress = 'Remove this address?';
export const ordersKeepIt = 'Orders that went there keep it.';
export const keepAddress = 'Keep address';
export const notServed = 'We do not deliver there yet.';
export const addressLimit = (most: number) => `You can save up to ${most} addresses.`;

export const label = 'Name of the address (optional)';
export const labelHint = 'Such as Home, Office or Parents';
export const landmark = 'Landmark (optional)';
export const landmarkHint = 'Such as: opposite City Mall';
export const useFirst = 'Use this address first at the checkout';

export const deliverTo = 'Deliver to';
export const anotherAddress = 'Another address';
export const saveForNextTime = 'Save this address in my account';
