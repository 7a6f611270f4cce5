/** The switches of the pop-up page: forgets what was closed, and moves one pop-up around. */
(() => {
  document.addEventListener(
    'click',
    (event) => {
      const { forget, position } = event.target.dataset ?? {};
      if (forget !== undefined) {
        localStorage.removeItem('squarespace-popup-overlay');
        location.reload();
      }
      if (position) {
        document.querySelector('#placed').config = { style: 2, position };
      }
    },
    { capture: true },
  );
})();
