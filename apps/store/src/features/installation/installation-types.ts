import type { ApiOutputs } from '../../lib/trpc';

type OrderInstallations = ApiOutputs['installations']['ofOrder'];
export type Installation = OrderInstallations['installations'][number];
export type InstallationFees = OrderInstallations['fees'];
export type BookableLine = OrderInstallations['lines'][number];
