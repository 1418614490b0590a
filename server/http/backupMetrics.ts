import { Gauge, type Registry } from 'prom-client';
import { type BackupFolder, findNewestBackup } from '../db/backup/folder';

/** Measures the newest daily back-up. Without one, or without the folder, its age is infinite, so that an alert on the age suffices. */
export function measureBackups(folder: BackupFolder, registers: Registry[]): void {
  const newest = () => findNewestBackup(folder).catch(() => undefined);
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Time since the newest verified daily back-up.',
    registers,
    async collect() {
      const found = await newest();
      this.set(found ? (Date.now() - found.at) / 1000 : Infinity);
    },
  });
  new Gauge({
    name: 'backup_size_bytes',
    help: 'The size of the newest verified daily back-up.',
    registers,
    async collect() {
      this.set((await newest())?.bytes ?? 0);
    },
  });
}
