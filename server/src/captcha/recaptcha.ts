/** Asks reCAPTCHA Enterprise for its assessment of a token. */
import type { RecaptchaOptions } from '../config.ts';
import type { CaptchaProof } from './proof.ts';

const TIMEOUT_MS = 10_000;

interface Assessment {
  tokenProperties?: { valid?: boolean; action?: string };
  riskAnalysis?: { score?: number };
}

/**
 * Whether the token is valid, was made for one of the actions and scores high enough.
 * @throws when the provider cannot be reached or refuses the question: that is no fault of the visitor
 */
export async function verifyRecaptcha(
  { baseUrl, project, apiKey, siteKey, minimumScore }: RecaptchaOptions,
  { token, actions }: CaptchaProof,
): Promise<boolean> {
  const url = `${baseUrl}/v1/projects/${encodeURIComponent(project)}/assessments?key=${encodeURIComponent(apiKey)}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ event: { token, siteKey } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`reCAPTCHA Enterprise answered ${response.status}.`);
  const { tokenProperties, riskAnalysis } = (await response.json()) as Assessment;
  return (
    tokenProperties?.valid === true &&
    actions.includes(tokenProperties.action ?? '') &&
    (riskAnalysis?.score ?? 0) >= minimumScore
  );
}
