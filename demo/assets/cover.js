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

  function addRow(sheet, layout) {
    const { content } = document.querySelector('[data-sheet-slide]');
    const name = layout || 'No layout';
    const row = document.createElement('section');
    row.className = 'layout-row';
    const heading = document.createElement('h2');
    heading.textContent = name;
    row.append(heading);
    for (const size of SIZES) {
      const slide = content.cloneNode(true).firstElementChild;
      slide.className = size;
      slide.setAttribute('layout', layout);
      slide.setAttribute('label', `${name}, ${size}`);
      row.append(slide);
    }
    sheet.append(row);
  }

  const sheets = document.querySelectorAll('[data-sheet]');
  // A tag in a template is not loaded: this row brings it, and the tag knows the other layouts.
  for (const sheet of sheets) addRow(sheet, '');

  customElements.whenDefined('sqs-cover-slide').then(({ schema }) => {
    const layouts = schema.entries.layout.values;
    for (const select of document.querySelectorAll('[data-layouts]')) fillChoice(select, layouts);
    for (const sheet of sheets) for (const layout of layouts.filter(Boolean)) addRow(sheet, layout);
  });
})();
