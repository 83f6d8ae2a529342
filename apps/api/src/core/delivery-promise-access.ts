import type { AccessRow } from './access-row';

/** Procedures of dispatch centres, their days and lanes, which only SuperAdmins may call, and the replay of an order's promise. */
export const DELIVERY_PROMISE_ACCESS = {
  'deliveryPromise.createCenter': { may: 'superAdmins' },
  'deliveryPromise.createDay': { may: 'superAdmins', shared: ['center_id'] },
  'deliveryPromise.createLane': { may: 'superAdmins', shared: ['center_id'] },
  'deliveryPromise.exportDays': { may: 'superAdmins', shared: ['filters.center'] },
  'deliveryPromise.exportLanes': { may: 'superAdmins', shared: ['filters.center'] },
  'deliveryPromise.importLanes': { may: 'superAdmins' },
  'deliveryPromise.listCenters': { may: 'superAdmins' },
  'deliveryPromise.listDays': { may: 'superAdmins', shared: ['filters.center'] },
  'deliveryPromise.listLanes': { may: 'superAdmins', shared: ['filters.center'] },
  'deliveryPromise.previewLaneImport': { may: 'superAdmins' },
  'deliveryPromise.removeCenter': { may: 'superAdmins', shared: ['id'] },
  'deliveryPromise.removeDay': { may: 'superAdmins', shared: ['id'] },
  'deliveryPromise.removeLane': { may: 'superAdmins', shared: ['id'] },
  'deliveryPromise.replay': { may: 'staff' },
  'deliveryPromise.updateCenter': { may: 'superAdmins', shared: ['id'] },
  'deliveryPromise.updateDay': { may: 'superAdmins', shared: ['center_id', 'id'] },
  'deliveryPromise.updateLane': { may: 'superAdmins', shared: ['center_id', 'id'] },
} as const satisfies Record<string, AccessRow>;
