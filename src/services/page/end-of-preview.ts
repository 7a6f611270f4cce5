/** Turbo shows a page out of its cache until the page itself has come: a visitor who sees it twice visits it once. */
export async function endOfPreview(): Promise<void> {
  const isPreview = () => document.documentElement.hasAttribute('data-turbo-preview');
  if (!isPreview()) return;
  await new Promise<void>((done) => {
    // The mark goes before the page has changed, and the styles of the next one are waited for in between.
    const whenShown = () => {
      if (isPreview()) return;
      document.removeEventListener('turbo:render', whenShown);
      done();
    };
    document.addEventListener('turbo:render', whenShown);
  });
}
