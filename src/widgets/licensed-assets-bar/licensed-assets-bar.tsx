/** The view of `<sqs-licensed-assets-bar>`: reminds the owner of images that are not licensed yet (behaviour/site#bars-and-badge). */
import { useSyncExternalStore } from 'react';
import { isLicensedAssetsBarVisible } from '../../domain/site/bars.ts';
import { licensedAssetsBarMessages } from '../../i18n/en/licensed-assets-bar.ts';
import { findPreviewAssets, watchPreviewAssets } from '../../services/page/preview-assets.ts';
import type { WidgetProps } from '../../ui/widget-host.ts';
import type { LicensedAssetsBarConfig } from './config.ts';

export function LicensedAssetsBar({ host }: WidgetProps<LicensedAssetsBarConfig>) {
  const texts = host.texts('licensed-assets-bar', licensedAssetsBarMessages);
  const isVisible = useSyncExternalStore(watchPreviewAssets, hasPreviews);
  if (!isVisible) return null;
  return (
    <section part="bar" aria-label={texts.label}>
      <span part="text">{texts.text}</span>
      <slot />
    </section>
  );
}

function hasPreviews(): boolean {
  return isLicensedAssetsBarVisible(findPreviewAssets());
}
