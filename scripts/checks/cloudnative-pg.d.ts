/* The fields of CloudNativePG's resources that deploy/kubernetes uses, by the operator's API reference. */

interface Metadata {
  name: string;
}

interface SecretKey {
  name: string;
  key: string;
}

/** A role that the operator keeps as it is declared. */
interface ManagedRole {
  name: string;
  ensure: 'present' | 'absent';
  login: boolean;
  inRoles?: string[];
  passwordSecret?: { name: string };
}

/** A PostgreSQL cluster: one primary and its replicas. */
export interface Cluster {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'Cluster';
  metadata: Metadata;
  spec: {
    instances: number;
    imageName: string;
    primaryUpdateStrategy?: 'unsupervised' | 'supervised';
    managed?: { roles: ManagedRole[] };
    bootstrap: { initdb: { database: string; owner: string; postInitApplicationSQL?: string[] } };
    postgresql: {
      parameters: Record<string, string>;
      synchronous?: { method: 'any' | 'first'; number: number };
    };
    storage: { size: string; storageClass?: string };
    resources: { requests: Record<string, string>; limits: Record<string, string> };
    plugins?: { name: string; isWALArchiver?: boolean; parameters?: Record<string, string> }[];
  };
}

/** A further database of a cluster. */
export interface Database {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'Database';
  metadata: Metadata;
  spec: { name: string; owner: string; cluster: { name: string } };
}

/** A PgBouncer before a cluster. */
export interface Pooler {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'Pooler';
  metadata: Metadata;
  spec: {
    cluster: { name: string };
    instances: number;
    type: 'rw' | 'ro';
    pgbouncer: { poolMode: 'session' | 'transaction'; parameters: Record<string, string> };
  };
}

/** Backups at the times of a cron line of six fields, which begins with seconds. */
export interface ScheduledBackup {
  apiVersion: 'postgresql.cnpg.io/v1';
  kind: 'ScheduledBackup';
  metadata: Metadata;
  spec: {
    schedule: string;
    cluster: { name: string };
    method: 'plugin';
    pluginConfiguration: { name: string };
  };
}

/** A bucket for backups, of the plugin Barman Cloud. */
export interface ObjectStore {
  apiVersion: 'barmancloud.cnpg.io/v1';
  kind: 'ObjectStore';
  metadata: Metadata;
  spec: {
    retentionPolicy?: string;
    configuration: {
      destinationPath: string;
      endpointURL?: string;
      s3Credentials: { accessKeyId: SecretKey; secretAccessKey: SecretKey };
      wal?: { compression: 'gzip' | 'bzip2' | 'zstd' };
      data?: { compression: 'gzip' | 'bzip2' };
    };
  };
}
