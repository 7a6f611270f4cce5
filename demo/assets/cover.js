/** The pages of `<sqs-cover-slide>`: a choice of its layouts, and a sheet of all of them, from what the tag says it takes. */
(() => {
  const SIZES = ['phone', 'tablet', 'desk'];

  function fillChoice(select, layouts) {
    const slide = document.getElementById(select.getAttribute('aria-controls'));
    for (const layout of layouts) select.add(new Option(layout || '(none)', layout));
    select.addEventListener('change', () => {
      slide.layout = select.value;
    });
  }

  function fillSheet(sheet, layouts) {
    const { content } = document.querySelector('[data-sheet-slide]');
    for (const layout of layouts.filter(Boolean)) {
      const row = document.createElement('section');
      row.className = 'layout-row';
      const heading = document.createElement('h2');
      heading.textContent = layout;
      row.append(heading);
      for (const size of SIZES) {
        const slide = content.cloneNode(true).firstElementChild;
        slide.className = size;
        slide.setAttribute('layout', layout);
        slide.setAttribute('label', `${layout}, ${size}`);
        row.append(slide);
      }
      sheet.append(row);
    }
  }

  customElements.whenDefined('sqs-cover-slide').then(({ schema }) => {
    const layouts = schema.entries.layout.values;
    for (const select of document.querySelectorAll('[data-layouts]')) fillChoice(select, layouts);
    for (const sheet of document.querySelectorAll('[data-sheet]')) fillSheet(sheet, layouts);
  });
})();
