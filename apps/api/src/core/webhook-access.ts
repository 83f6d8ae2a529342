import type { AccessRow } from './access-row';

/** Procedures of webhooks, which only SuperAdmins may call. */
export const WEBHOOK_ACCESS = {
  'webhooks.create': { may: 'superAdmins' },
  'webhooks.deliveries': { may: 'superAdmins', shared: ['filters.webhook_id'] },
  'webhooks.exportCsv': { may: 'superAdmins', shared: ['filters.webhook_id'] },
  'webhooks.get': { may: 'superAdmins', shared: ['id'] },
  'webhooks.getDelivery': { may: 'superAdmins', shared: ['id'] },
  'webhooks.list': { may: 'superAdmins' },
  'webhooks.remove': { may: 'superAdmins', shared: ['id'] },
  'webhooks.replay': { may: 'superAdmins', shared: ['id'] },
  'webhooks.replaySince': { may: 'superAdmins', shared: ['id'] },
  'webhooks.rotate': { may: 'superAdmins', shared: ['id'] },
  'webhooks.setState': { may: 'superAdmins', shared: ['id'] },
  'webhooks.test': { may: 'superAdmins', shared: ['id'] },
  'webhooks.update': { may: 'superAdmins', shared: ['id'] },
} as const satisfies Record<string, AccessRow>;
