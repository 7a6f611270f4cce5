/** Keeps secrets of others (API keys, signing keys) unreadable in the database: AES-256-GCM under SECRET_KEY. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

export interface SecretBox {
  /** @param place what the secret belongs to: sealed for one place, it opens in no other */
  seal(secret: string, place: string): string;
  /** @throws Error when it was sealed under another key or for another place, or was changed */
  open(sealed: string, place: string): string;
}

/** @param keys the first one seals, each of them opens: that is how a key is replaced */
export function createSecretBox(keys: readonly [string, ...string[]]): SecretBox {
  const [first, ...older] = keys.map(derive) as [Buffer, ...Buffer[]];
  return {
    seal(secret, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', first, iv).setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open(sealed, place) {
      for (const key of [first, ...older]) {
        const secret = decrypt(key, sealed, place);
        if (secret !== undefined) return secret;
      }
      throw new Error('A stored secret does not open: SECRET_KEY is not the one that it was stored under.');
    },
  };
}

/** A key of any length becomes one of the length that the cipher takes. */
function derive(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'sqs-kit secrets', KEY_BYTES));
}

function decrypt(key: Buffer, sealed: string, place: string): string | undefined {
  const [version, text = ''] = sealed.split('.');
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: another key may.
    return undefined;
  }
}
