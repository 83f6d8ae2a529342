import type { Ledger } from './ledger';
import type { People } from './people';
import type { ShopUnderTest } from './shop-under-test';

/** What calls are prepared from. */
export type KeyedRun = { environment: ShopUnderTest; people: People; ledger: Ledger };
