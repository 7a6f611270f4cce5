/** Takes reports in and keeps their number bounded, also between the hourly housekeeping. */
import type { ServerContext } from '../context.ts';
import { dropExcessReports, type NewReport, storeReports } from './reports-store.ts';

/** The number is looked after once in so many; a count for each would cost more than the report. */
const REPORTS_PER_CHECK = 1000;

export type TakeReports = (reports: readonly NewReport[]) => Promise<void>;

export function createReportsKeeper({ db, options }: ServerContext): TakeReports {
  let sinceCheck = 0;
  return async (reports) => {
    await storeReports(db, reports, options.now());
    sinceCheck += reports.length;
    if (sinceCheck < Math.min(REPORTS_PER_CHECK, options.reportsKept)) return;
    sinceCheck = 0;
    await dropExcessReports(db, options.reportsKept);
  };
}
