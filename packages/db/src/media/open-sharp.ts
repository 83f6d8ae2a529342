/** The library that reads and writes pictures, loaded at the first picture: a process that stores none has 30 MB more room. */
export const openSharp = async () => (await import('sharp')).default;
