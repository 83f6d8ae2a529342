export { InstallationList } from './InstallationList';
export { installationActions, listInstallations, listZones, zoneActions } from './installations.data';
export { ZoneList } from './ZoneList';
