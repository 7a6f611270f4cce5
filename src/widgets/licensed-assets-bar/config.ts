/** Configuration of `<sqs-licensed-assets-bar>`. */
import { type Infer, object, record } from '../../domain/schema.ts';

export const licensedAssetsBarConfigSchema = object({ messages: record() });

export type LicensedAssetsBarConfig = Infer<typeof licensedAssetsBarConfigSchema>;
