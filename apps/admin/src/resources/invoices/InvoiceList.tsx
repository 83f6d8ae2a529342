import { Typography } from '@mui/material';
import { DataTable, List, Pagination } from 'react-admin';
import type { Invoice } from '@aabha/contracts/invoices/invoices.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Gate } from '../../layout/Gate';

type InvoiceRecord = Invoice & { id: string };
const Column = DataTable.Col<InvoiceRecord>;

function Empty() {
  return <Typography sx={{ p: 6, textAlign: 'center' }}>No Invoices found</Typography>;
}

/** All invoices, newest first, twenty a page; for a SuperAdmin (product §6). */
export function InvoiceList() {
  return (
    <Gate resource="invoices">
      <List
        title="Invoices"
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={PAGE_SIZES.orders}
        pagination={<Pagination rowsPerPageOptions={[PAGE_SIZES.orders, 50, 100]} />}
        actions={false}
        exporter={false}
        empty={<Empty />}
      >
        <DataTable<InvoiceRecord> rowClick={false} bulkActionButtons={false} empty={<Empty />}>
          <Column label="Number" render={(invoice) => <strong>{invoice.invoiceNumber}</strong>} />
          <Column source="created_at" label="Date" render={(invoice) => formatDateTime(invoice.created_at)} />
          <Column
            label="Customer"
            render={({ user_Id: user }) => (
              <>
                {user.name}
                <Typography variant="body2" color="text.secondary">
                  {user.email} {user.phone}
                </Typography>
              </>
            )}
          />
          <Column
            label="Items"
            render={({ items }) => items.map((item) => `${item.quantity} × ${item.product.name}`).join(', ')}
          />
          <Column label="Status" render={(invoice) => invoice.status} />
          <Column
            source="amount"
            align="right"
            label="Amount"
            disableSort
            render={(invoice) => formatRupees(invoice.amount)}
          />
        </DataTable>
      </List>
    </Gate>
  );
}
