/**
 * Whether the parts that exist for speed only are used (`FAST_PATHS`, default on). Off, drizzle and tRPC do the same by their
 * own, slower ways. Read from the environment since statements are built as modules are loaded.
 */
export const usesFastPaths = process.env['FAST_PATHS'] !== 'off';
