/** Fills the pages of the demo's shop from the file that its server begins with. */
const answer = await fetch('/assets/products.json');
const goods = (await answer.json()).filter(({ id }) => id.startsWith('shop-'));

/** Puts one product into a piece of a page: its words, its addresses, and its name on every tag about it. */
function fill(piece, product) {
  const { structuredContent: content } = product;
  for (const place of piece.querySelectorAll('[data-fill]')) place.textContent = product[place.dataset.fill];
  for (const place of piece.querySelectorAll('[data-fill-href]'))
    place.href = product[place.dataset.fillHref];
  for (const place of piece.querySelectorAll('[data-fill-src]')) place.src = product[place.dataset.fillSrc];
  const tags = 'sqs-product-price, sqs-product-variants, sqs-quantity, sqs-add-to-cart, sqs-quick-view';
  for (const tag of piece.querySelectorAll(tags)) tag.setAttribute('item-id', product.id);
  for (const tag of piece.querySelectorAll('sqs-product-variants')) {
    tag.setAttribute('variants', JSON.stringify(content.variants));
    tag.setAttribute('option-order', JSON.stringify(content.variantOptionOrdering));
  }
  return piece;
}

const list = document.querySelector('[data-goods]');
if (list) {
  const card = list.querySelector('template');
  const view = document.querySelector('#quick-view');
  for (const product of goods) {
    const item = fill(card.content.cloneNode(true), product);
    // A price in a list has nothing beside it that says what the product is.
    for (const price of item.querySelectorAll('sqs-product-price')) {
      price.removeAttribute('item-id');
      price.setAttribute('product', JSON.stringify(product.structuredContent));
      price.setAttribute('money-units', 'major');
    }
    const inside = document.createElement('template');
    inside.content.append(fill(view.content.cloneNode(true), product));
    item.querySelector('sqs-quick-view').append(inside);
    list.append(item);
  }
}

const page = document.querySelector('main > template');
if (page && !list) {
  const id = new URLSearchParams(location.search).get('id');
  const product = goods.find((one) => one.id === id) ?? goods[0];
  document.title = `${product.title} · Field & Kiln`;
  page.before(fill(page.content.cloneNode(true), product));
}
