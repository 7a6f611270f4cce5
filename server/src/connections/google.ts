/** Google Sheets: a submission as a row, written by a service account that the sheet is shared with. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { type ConnectionType, type Notice, textOf } from './connection-type.ts';
import { DeliveryFailure, permanent, problemOf } from './failure.ts';
import { send, sendForJson } from './http-client.ts';

export interface GoogleOptions {
  sheetsUrl: string;
  tokenUrl: string;
  now: () => number;
}

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const TOKEN_LIFETIME_SECONDS = 3600;
/** Bounds of a cell in Google Sheets. */
const MAX_CELL_LENGTH = 50_000;
/** The ids of some 200,000 rows. */
const MAX_IDS_BYTES = 8 * 1024 * 1024;

interface ServiceAccount {
  client_email: string;
  private_key: string;
}

export function googleConnection({ sheetsUrl, tokenUrl, now }: GoogleOptions): ConnectionType {
  async function accessToken(account: ServiceAccount, signal: AbortSignal) {
    const seconds = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_LIFETIME_SECONDS)
      .sign(keyOf(account));
    const request = {
      method: 'POST',
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }).toString(),
      signal,
    } as const;
    const { access_token } = await sendForJson(request, 'access_token');
    if (typeof access_token !== 'string') throw new DeliveryFailure('Google gave no access token.');
    return access_token;
  }
  return {
    name: 'Google Sheets',
    settings: [
      {
        name: 'spreadsheetId',
        label: 'Spreadsheet ID',
        type: 'text',
        required: true,
        hint: 'What stands between /d/ and /edit in its address.',
      },
      {
        name: 'sheetName',
        label: 'Sheet',
        type: 'text',
        required: false,
        hint: 'The first one if left empty.',
      },
      {
        name: 'serviceAccount',
        label: 'Key of the service account (JSON)',
        type: 'secret',
        required: true,
        hint: 'Share the spreadsheet with its address as an editor.',
      },
    ],
    secretProblem: (_name, text) => problemOf(() => keyOf(accountOf(text))),
    describe: (config) =>
      `Google Sheets: ${textOf(config, 'spreadsheetName') || textOf(config, 'spreadsheetId') || 'no spreadsheet yet'}`,
    async deliver(notice, { config, secrets }, { idempotencyKey, isRepeat, signal }) {
      const token = await accessToken(accountOf(secrets.serviceAccount ?? ''), signal);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const sheet = textOf(config, 'sheetName');
      const id = encodeURIComponent(textOf(config, 'spreadsheetId'));
      const addressOf = (cells: string) =>
        `${sheetsUrl}/v4/spreadsheets/${id}/values/${encodeURIComponent(sheet ? `'${sheet.replaceAll("'", "''")}'!${cells}` : cells)}`;
      // Sheets knows no idempotency key: a row whose answer was lost is found by its id.
      if (isRepeat) {
        const ids = { method: 'GET', url: addressOf(ID_COLUMN), headers, signal } as const;
        const { text } = await send({ ...ids, readsAnswer: true, maxAnswerBytes: MAX_IDS_BYTES });
        if (text.includes(JSON.stringify(idempotencyKey))) return;
      }
      // RAW: what a visitor entered is text, also where it begins like a formula.
      const row = {
        method: 'POST',
        url: `${addressOf('A1')}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
        headers,
        body: JSON.stringify({ majorDimension: 'ROWS', values: [rowOf(notice, idempotencyKey)] }),
        signal,
      } as const;
      await sendForJson(row, 'updates');
    },
  };
}

const ID_COLUMN = 'B:B';

/** The delivery's id stands in the second column. */
function rowOf({ submission: { createdAt }, shown, isTest }: Notice, idempotencyKey: string): string[] {
  const cells = [createdAt, isTest ? 'test' : idempotencyKey, ...shown.map(({ line }) => line)];
  return cells.map((cell) => cell.slice(0, MAX_CELL_LENGTH));
}

function keyOf({ private_key }: ServiceAccount): KeyObject {
  try {
    return createPrivateKey(private_key);
  } catch {
    throw permanent('The private key of the service account cannot be read.');
  }
}

function accountOf(json: string): ServiceAccount {
  try {
    const account = Object(JSON.parse(json)) as Partial<ServiceAccount>;
    if (typeof account.client_email === 'string' && typeof account.private_key === 'string')
      return account as ServiceAccount;
  } catch {
    // No JSON at all is as little of a key.
  }
  throw permanent('The key of the service account is not the JSON file that Google gives out.');
}
