/** Keeps the place of a row, at its very height, until the rates come. */
export function RowPlace() {
  return (
    <tr aria-hidden="true" className="rates-table__row">
      <td className="rates-table__acronym">
        <span className="rates-table__bone rates-table__bone--acronym" />
      </td>
      <td className="rates-table__name">
        <span className="rates-table__bone rates-table__bone--name" />
      </td>
      <td className="rates-table__buy">
        <span className="rates-table__bone" />
      </td>
      <td className="rates-table__sell">
        <span className="rates-table__bone" />
      </td>
    </tr>
  );
}
